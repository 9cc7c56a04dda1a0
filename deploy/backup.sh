#!/bin/sh
# A backup of the embedded default into a folder named after the moment. Retains the last fourteen. Ends with 1 when
# there is none, with 2 when it lacks files that were missing before; cron mails the output.
set -eu
target=${1:?folder for the backups}

code=0
said=$(/opt/lulus/current/bin/lulus backup "$target/$(date +%F-%H%M%S)" 2>&1) || code=$?
if [ "$code" -ne 0 ]; then
  echo "$said"
fi
# An old backup is removed only after a new one was made.
if [ "$code" -ne 1 ]; then
  ls -1d "$target"/20??-??-??-?????? | head -n -14 | xargs -r rm -rf --
fi
exit "$code"
