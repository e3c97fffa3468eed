#!/bin/sh
set -eu

apt-get update
apt-get install --yes curl nginx
curl -fsSL https://deb.nodesource.com/setup_24.x | sh
apt-get install --yes nodejs
