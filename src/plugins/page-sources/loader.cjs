// Has a page compiled again when any of these files changes.
module.exports = function dependOnFiles(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
};
