set -e
cat > go.mod <<'END'
module samples
go 1.18
END
mkdir bin
go build -ldflags='-s -w' -o bin/ ./...
for folder; do
  cd "$folder"
  ../bin/"${folder##*/}" || printf '\nfailed %s: exit %s\n' "${folder##*/}" $?
done
