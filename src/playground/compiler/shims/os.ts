const os = {
  EOL: "\n",
  platform: () => "linux",
  release: () => "0",
  arch: () => "x64",
  homedir: () => "/",
  tmpdir: () => "/tmp",
  cpus: () => [{}],
  availableParallelism: () => 1,
};

export { os as "module.exports" };
