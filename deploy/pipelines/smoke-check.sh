#!/bin/sh
# deploy/pipelines/smoke-check.sh SITE: asks the public address for the build that dist/sites/SITE leads to. SITE_URL as in the build.
# Ends with 1 where a page, a script or a picture of the first page is missing, or where another build is served.
set -eu

site=$1
dist=${DIST:-$(dirname "$0")/../../dist}
address=${SITE_URL%/}
host=${address#*://}
# As the build has it: `www.` is of the main site alone.
[ "$site" = main ] || address=${address%%://*}://$site.${host#www.}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "smoke-check: $address: $*" >&2
  exit 1
}
get() {
  curl --silent --show-error --fail --max-time 30 --proto '=http,https' "$@"
}

get --output "$folder/latest.json" "$address/builds/latest.json" || fail 'does not say which build it serves'
cmp -s "$folder/latest.json" "$dist/sites/$site/builds/latest.json" || fail "serves another build: $(head -c 100 "$folder/latest.json")"

for language in kz ru en; do
  get --dump-header "$folder/headers" --output "$folder/$language" "$address/$language" || fail "/$language is not answered"
  tail -c 20 "$folder/$language" | grep -q '</html>' || fail "/$language is cut off"
  grep -qi '^content-security-policy: .*sha256-' "$folder/headers" || fail "/$language has no policy"
done

# Scripts, styles and pictures that the first page names. A picture that is missing: the server has not imported the content yet.
grep -oE '"/([a-zA-Z0-9_.-]+/)*[a-zA-Z0-9_.-]+\.(js|css|woff2|svg|jpg|png|webp|avif)"|/media/[a-z0-9_-]+\.[a-z0-9]+' "$folder/kz" | tr -d '"' | sort -u | sed "s|^|$address|" >"$folder/files"
[ -s "$folder/files" ] || fail '/kz names no files'
xargs -n 1 curl --silent --fail --max-time 30 --head --output /dev/null --write-out '%{http_code} %{url_effective}\n' <"$folder/files" >"$folder/answers" || fail "/kz names what is not there: $(grep -v '^2' "$folder/answers" | head -n 5 | tr '\n' ' ')"

status=$(curl --silent --output /dev/null --max-time 30 --write-out '%{http_code}' "$address/kz/no-such-page") || fail '/kz/no-such-page is not answered'
[ "$status" = 404 ] || fail "/kz/no-such-page is answered with $status"
echo "$address: $(wc -l <"$folder/files") files of the first page and three languages are there"
