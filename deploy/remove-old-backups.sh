#!/bin/sh
# Removes backups that are older than 14 days: they hold personal data. The newest whole one stays, however old it is. What a nightly
# backup has left that failed goes at once, for the unit runs this when no other can be at work; one with another name may be somebody's
# who is still writing it.
# usage: remove-old-backups.sh DIR
set -eu
cd "$1"

newest=$(ls -t -- */manifest.json 2>/dev/null | head -n 1)
newest=${newest%/manifest.json}

for folder in [0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]Z; do
  if [ -d "$folder" ] && [ ! -e "$folder/manifest.json" ]; then rm -rf -- "$folder"; fi
done
find . -mindepth 1 -maxdepth 1 -type d -mtime +14 ! -name "$newest" -exec rm -rf {} +
