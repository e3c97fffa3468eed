#!/bin/sh
set -e

aws s3 sync dist/assets "s3://$BUCKET/assets" \
  --cache-control "max-age=31536000, immutable"
aws s3 sync dist "s3://$BUCKET" --exclude "assets/*" \
  --cache-control "no-cache"
