#!/bin/sh
# deploy/pipelines/release.sh SITE: publishes the build that was made, looks at it, and has the former one served again where it is not well.
#
#   PUBLISH_HOST, PUBLISH_DIR                        where to: user@machine, and the folder there (/srv/university)
#   PUBLISH_KEY_FILE, PUBLISH_KNOWN_HOSTS_FILE       the private key, and the server's line of known_hosts
#   SITE_URL                                         as in the build
set -eu

# Before anything is sent: what is looked at where no address is known is never well, and a good build would be taken back.
site=${1:?use: deploy/pipelines/release.sh SITE}
: "${PUBLISH_HOST:?is not set: user@machine}" "${SITE_URL:?is not set: the address of the main site, as in the build}"
if [ -n "${PUBLISH_KEY_FILE:-}" ]; then : "${PUBLISH_KNOWN_HOSTS_FILE:?is not set: the file with the line of the server}"; fi
here=$(dirname "$0")
secrets=$(mktemp -d)
trap 'rm -rf "$secrets"' EXIT
trap 'exit 1' INT TERM

if [ -n "${PUBLISH_KEY_FILE:-}" ]; then
  # ssh wants a file that nobody else reads, and a line end after the last line.
  (umask 077 && for name in KEY KNOWN_HOSTS; do eval "cat \"\$PUBLISH_${name}_FILE\"" >"$secrets/$name" && echo >>"$secrets/$name"; done)
  export RSYNC_RSH="ssh -i $secrets/KEY -o UserKnownHostsFile=$secrets/KNOWN_HOSTS -o StrictHostKeyChecking=yes -o IdentitiesOnly=yes -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=15"
fi
export SERVER_DIR="${PUBLISH_DIR:-/srv/university}"

outcome=$("$here/../publish-site.sh" "$site" "$PUBLISH_HOST")
if "$here/smoke-check.sh" "$site"; then
  echo "$site: $outcome"
  exit 0
fi
# Where nothing was published, the build before is no better.
if [ "$outcome" = published ]; then
  "$here/../publish-site.sh" --rollback "$site" "$PUBLISH_HOST"
fi
exit 1
