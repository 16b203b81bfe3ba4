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

    // Opens the browser's dialog for files; fileChosen() gets the name of the file and the path of a copy, or none of one that is too large.
    Module["chooseFile"] = (suffixes, largest) => {
        const input = document.createElement("input");
        input.type = "file";
        input.accept = suffixes;
        input.hidden = true;
        input.addEventListener("change", async () => {
            input.remove();
            const file = input.files[0];
            if (!file) return;
            const path = file.size > largest ? "" : `/tmp/${file.name}`;
            if (path) FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
            Module["fileChosen"](file.name, path);
        });
        document.body.append(input);
        input.click();
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
        // Whoever closes the tab meanwhile is asked by the browser whether to wait.
        const kept = FS.lookupPath(home).node.mount;
        addEventListener("beforeunload", (event) => { if (kept.idbPersistState) event.preventDefault(); });
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
