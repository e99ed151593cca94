import {cpSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globbySync} from 'globby';

/** Writes plain Docusaurus with the classic preset into `dir`; its docs are the Markdown twins of `build`. */
export function writeVanilla(dir: string, build: string, project: string): void {
  const twins = globbySync('**/*.md', {
    cwd: build,
    ignore: ['404.md', 'tags/**', 'tags.md'],
  });
  for (const twin of twins) cpSync(path.join(build, twin), path.join(dir, 'docs', twin));
  // The vanilla site has no social cards.
  const filter = (file: string) => !file.includes(path.join('img', 'cards'));
  cpSync(path.join(build, 'img'), path.join(dir, 'static/img'), {recursive: true, filter});
  const config = {
    title: 'Vanilla',
    url: 'https://vanilla.example',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {
      format: 'md',
      hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
    },
    future: {v4: true, faster: true},
    presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
    themeConfig: {
      navbar: {title: 'Vanilla', items: [{type: 'docSidebar', sidebarId: 'defaultSidebar'}]},
    },
  };
  writeFileSync(path.join(dir, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(config)}`);
  symlinkSync(path.resolve(project, 'node_modules'), path.join(dir, 'node_modules'));
}
