#!/bin/sh
# deploy/pipelines/nx-cache.sh: after .nx/cache and .nx/workspace-data were restored. Nx keeps what it knows of its cache in a database that is
# named by the machine, and each run has another machine; without this the code is compiled anew each time.
set -eu

# A container may have no name; this one is as good as any.
if [ ! -s /etc/machine-id ] && [ ! -s /var/lib/dbus/machine-id ]; then echo 756e69766572736974792d7765627369 >/etc/machine-id; fi
machine=$(cat /var/lib/dbus/machine-id /etc/machine-id 2>/dev/null | head -n 1)
for database in .nx/workspace-data/*-v2.db; do
  if [ -f "$database" ] && [ "$database" != ".nx/workspace-data/$machine-v2.db" ]; then
    rm -f ".nx/workspace-data/$machine-v2.db-wal" ".nx/workspace-data/$machine-v2.db-shm"
    mv "$database" ".nx/workspace-data/$machine-v2.db"
  fi
done
