// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the program in a browser. The home folder is kept in the browser's database: settings, progress and sessions are
// there again after the page was closed. What is written into /downloads becomes a download.
if (!ENVIRONMENT_IS_PTHREAD) {
    const home = "/home/web_user", downloads = "/downloads/";

    const offer = (path) => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
        link.download = path.slice(downloads.length);
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    };

    // Of a page that was left, no lock is held any more: only one page at a time has these files (start.js).
    const removeLocks = (folder) => {
        for (const name of FS.readdir(folder)) {
            const path = `${folder}/${name}`;
            if (name === "." || name === "..") continue;
            if (FS.isDir(FS.stat(path).mode)) removeLocks(path);
            else if (name.endsWith(".lock")) FS.unlink(path);
        }
    };

    Module["preRun"] = [].concat(Module["preRun"] || [], () => {
        FS.mkdirTree(home);
        // The program writes a file beside the old one and then renames it.
        const rename = FS.rename;
        FS.rename = (before, after) => {
            rename(before, after);
            if (after.startsWith(downloads)) offer(after);
        };
        if (!Module["keepsFiles"]) return;
        const keep = IDBFS.syncfs;
        IDBFS.syncfs = (mount, fetch, then) => keep(mount, fetch, (fault) => {
            if (fault && !fetch) Module["couldNotKeep"](fault);
            then(fault);
        });
        FS.mount(IDBFS, { autoPersist: true }, home);
        addRunDependency("kept files");
        FS.syncfs(true, (fault) => {
            if (fault) console.warn("kept files cannot be read", fault);
            else removeLocks(home);
            removeRunDependency("kept files");
        });
    });
    if (Module["linked"])
        Module["preRun"].push(() => { FS.mkdirTree("/tmp"); FS.writeFile("/tmp/link.timestep", Module["linked"]); });
}
