# SPDX-License-Identifier: GPL-3.0-or-later
# CPack runs this before it packs: it makes every folder readable for everybody, whatever the umask was.
file(CHMOD_RECURSE ${CPACK_TEMPORARY_DIRECTORY} DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
