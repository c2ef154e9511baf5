#!/bin/sh
# The smallest player there is: it always makes the first move of the list.
#
#     katta arena mada easy --against-command "sh examples/first_move.sh"
#
# docs/bots/protocol.md describes the protocol.

while read -r message; do
    case $message in
        '{"type":"move",'*)
            moves=${message#*'"moves":["'}
            printf '%s\n' "${moves%%'"'*}"
            ;;
    esac
done
