#!/bin/sh
# deploy/publish-site.sh [--rollback] SITE HOST
#
# Sends the build of a site that dist/sites/SITE leads to, and has the server serve it; --rollback: has it serve the build before.
# HOST is user@machine, or local:FOLDER for a folder of this machine.
#
#   DIST          where the builds are; dist of this repository
#   SERVER_DIR    where they go on the server: builds/ and sites/ below it; /srv/university
#   MAPS_COMMAND  what tells nginx of a new build (deploy/pipelines/server); run on the server
#   RSYNC_RSH     ssh with its options
#
# Says last `published`, `unchanged` or `rolled back`. Ends with 1 where anything is amiss: then the server serves what it did, unless the line
# was cut for good when the link was switched, which it says.
set -eu

fail() {
  echo "publish-site: $*" >&2
  exit 1
}

action=publish
if [ "${1:-}" = --rollback ]; then
  action=rollback
  shift
fi
[ $# -eq 2 ] || fail 'use: deploy/publish-site.sh [--rollback] SITE HOST'
site=$1 host=$2
case $site in '' | -* | *[!a-z0-9-]*) fail "\"$site\" is no site" ;; esac

case $host in
  local:?*) server_dir=${host#local:} target='' ;;
  -* | *[!A-Za-z0-9@._-]* | '') fail "\"$host\" is no host" ;;
  *) server_dir=${SERVER_DIR:-/srv/university} target=$host: ;;
esac
# It goes through a shell on the server.
case $server_dir in *[!A-Za-z0-9/._-]* | '') fail "\"$server_dir\" is no folder that can be sent to" ;; esac
maps_command=${MAPS_COMMAND:-'if systemctl cat university-maps.service >/dev/null 2>&1; then sudo -n systemctl start university-maps.service; fi'}

# What each script on the server begins with: it is in the folder, and may write to all that it will write to. $2 is the site.
begin='
set -eu
refuse() { echo "publish-site: $*" >&2; exit 1; }
cd "$1" 2>/dev/null || refuse "the server has no folder $1 that $(id -un) may enter"
site=$2
for one in rsync flock; do command -v "$one" >/dev/null || refuse "the server has no $one"; done
for one in builds sites; do [ -e "$one" ] || [ -w . ] || refuse "$(id -un) may not write to $1"; done
for one in builds sites "builds/$site" "builds/$site.lock" "builds/$site.told" builds/"$site"/.incoming-*; do
  [ ! -e "$one" ] || [ -w "$one" ] || refuse "$(id -un) may not write to $1/$one"
done
'

# The script comes by standard input, so no quoting is lost on the way. Its arguments, the folder and the site first, have no spaces.
on_server() {
  { printf '%s' "$begin" && cat; } | if [ -z "$target" ]; then
    sh -s -- "$server_dir" "$site" "$@"
  else
    # shellcheck disable=SC2086 # RSYNC_RSH holds a command with its options, as rsync reads it.
    ${RSYNC_RSH:-ssh} "$host" sh -s -- "$server_dir" "$site" "$@"
  fi
}

transfer() {
  code=0
  rsync "$@" || code=$?
  case $code in
    0) ;;
    11 | 23) fail 'the server could not store all of it (is its disk full? is the same build sent twice?); it serves what it did, and the next attempt goes on from here' ;;
    *) fail 'the transfer was cut; the server serves what it did, and the next attempt goes on from here' ;;
  esac
}

# The names, sizes and links of all files below the folder, as one line.
listing='cd "$1" && find . ! -type d -printf "%P %s %l\n" | LC_ALL=C sort | sha256sum'

what_is_served() {
  on_server <<'END'
mkdir -p "builds/$site" sites
if [ -L sites ]; then refuse "$1/sites is a link; name the folder in which sites and builds are"; fi
if [ -e "sites/$site" ] && [ ! -L "sites/$site" ]; then refuse "$1/sites/$site is no link to a build"; fi
if [ -d "sites/$site/" ]; then basename "$(readlink "sites/$site")"; else echo none; fi
END
}

roll_back() {
  on_server <<'END'
[ -d builds ] || refuse "there is no former build of $site"
exec 9>"builds/$site.lock"
flock 9
served=$(basename "$(readlink "sites/$site")")
before='' is_stored=''
for folder in "builds/$site"/[0-9]*/; do
  name=$(basename "$folder")
  if [ "$name" = "$served" ]; then is_stored=1; break; fi
  before=$name
done
if [ -z "$is_stored" ] || [ ! -s "builds/$site/$before.json" ]; then refuse "there is no former build of $site"; fi
# Pages that were loaded from the build that goes ask for its scripts, styles and shells.
(
  cd "builds/$site/$served"
  for one in *.js *.js.?? *.css *.css.?? shell static; do
    if [ -e "$one" ]; then cp -aln "$one" "../$before/" 2>/dev/null || :; fi
  done
)
ln -sfn "../builds/$site/$before" "sites/.$site.next"
mv -T "sites/.$site.next" "sites/$site"
echo "$site: $before is served again" >&2
END
}

if [ "$action" = rollback ]; then
  served=$(what_is_served) || fail "$site is not rolled back; the server serves what it did"
  if ! roll_back; then
    # The line may have been cut when the link was switched already.
    now=$(what_is_served) || fail "the server does not say whether $site is rolled back; look at the site"
    [ "$now" != "$served" ] || fail "$site is not rolled back; the server serves what it did"
  fi
  echo 'rolled back'
  exit 0
fi

command -v rsync >/dev/null || fail 'this machine has no rsync'

# What is sent: whole, and of the site that was asked for.
dist=${DIST:-$(dirname "$0")/../dist}
folder=$(readlink -e "$dist/sites/$site") || fail "$dist/sites/$site leads to no build: npm run build -- --site $site"
[ -z "$(find "$folder" -type l -print -quit)" ] || fail "$folder holds a link, $(find "$folder" -type l -print -quit): a build has none"
name=$(basename "$folder")
manifest=$folder.json
case $name in *[!A-Za-z0-9-]* | -*) fail "$name is no name of a build" ;; esac
[ -s "$manifest" ] || fail "$manifest, the manifest of the build, is missing"
id=$(sed -n 's/^{"id":"\([0-9a-f]*\)"[,}].*$/\1/p' "$folder/builds/latest.json") || fail "$name has no builds/latest.json"
[ -n "$id" ] || fail "$name/builds/latest.json does not name a build"
case $name in *-"$(printf %.8s "$id")") ;; *) fail "$name is not the build that its builds/latest.json names" ;; esac
case $(head -c 100 "$manifest") in '{"site":"'"$site"'","id":"'"$id"'",'*) ;; *) fail "$manifest is the manifest of something else" ;; esac

# A build that nginx was not told of is served by the API: slower, but right. The run after one whose line was cut tells it.
tell_nginx() {
  on_server "$name" "$1" <<END || echo "publish-site: nginx was not told of $name; until it is, the API serves $site" >&2
name=\$3 outcome=\$4
exec 9>builds/.maps.lock
flock 9
if [ "\$outcome" = unchanged ] && [ "\$(cat "builds/\$site.told" 2>/dev/null)" = "\$name" ]; then exit; fi
$maps_command
echo "\$name" >"builds/\$site.told"
END
}

served=$(what_is_served) || fail "nothing was sent"
if [ "$served" = "$name" ]; then
  echo "$site: $name is served already" >&2
  tell_nginx unchanged
  echo unchanged
  exit 0
fi
# Names begin with their time. A build that was made earlier comes from a cache that is out of date, or from a run that is; or the clock of the one that is served was ahead.
later() { printf '%s\n%s\n' "$1" "$2" | LC_ALL=C sort | tail -n 1; }
if [ "$served" != none ] && [ "$(later "$served" "$name")" = "$served" ]; then
  help="npm run build -- --site $site --force makes one that is newer still"
  if [ "$(later "$served" "$(date -u +%Y%m%dT%H%M%SZ)")" = "$served" ]; then help="its clock was ahead, or this machine's is behind: deploy/publish-site.sh --rollback $site $host, then this again"; fi
  fail "the server serves $served, which is newer than $name; $help"
fi

# By content, not by time: what has not changed is linked to and keeps its time, which nginx's ETag is made of.
set -- -rlc --delete --chmod=D755,F644 --timeout=120
[ "$served" = none ] || set -- "$@" "--link-dest=../$served"
transfer "$@" "$folder/" "$target$server_dir/builds/$site/.incoming-$name/"
transfer -c --chmod=F644 --timeout=120 "$manifest" "$target$server_dir/builds/$site/.incoming-$name.json"

is_in_doubt=''
sent=$(sh -c "$listing" sh "$folder")
on_server "$name" "$served" "${sent%% *}" "$(sha256sum <"$manifest" | cut -c 1-64)" <<END || is_in_doubt=1
name=\$3 former=\$4 files=\$5 manifest=\$6
listing() { ( $listing ); }
exec 9>"builds/\$site.lock"
flock 9
cd "builds/\$site"
arrived=\$(listing ".incoming-\$name")
if [ "\${arrived%% *}" != "\$files" ] || [ "\$(sha256sum <".incoming-\$name.json" | cut -c 1-64)" != "\$manifest" ]; then
  refuse "not all of \$name has arrived"
fi
if [ "\$former" != none ] && [ "\$(basename "\$(readlink "../../sites/\$site")")" != "\$former" ]; then
  refuse "somebody else has published \$site meanwhile"
fi
# A power cut after the switch would leave empty pages, which the next publication finds published.
sync -f . 2>/dev/null || :
rm -rf "\$name"
mv ".incoming-\$name.json" "\$name.json"
mv -T ".incoming-\$name" "\$name"
cd ../..
ln -sfn "../builds/\$site/\$name" "sites/.\$site.next"
mv -T "sites/.\$site.next" "sites/\$site"
cd "builds/\$site"
for one in .incoming-* [0-9]*; do
  case \$one in
    "\$name" | "\$name.json" | "\$former" | "\$former.json") ;;
    *) rm -rf "./\$one" || echo "publish-site: \$one, of \$site, cannot be removed" >&2 ;;
  esac
done
END
# The line may have been cut when the link was switched already.
if [ -n "$is_in_doubt" ]; then
  now=$(what_is_served) || fail "the server does not say whether it serves $name; the next attempt tells"
  [ "$now" = "$name" ] || fail 'what arrived is not published; the server serves what it did'
fi
echo "$site: $name is served" >&2

tell_nginx published
echo published
