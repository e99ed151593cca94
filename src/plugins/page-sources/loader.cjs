// Compiled pages contain the addresses of the pages they link to, so all are compiled again when any address changes.
module.exports = function dependOnAddresses(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
