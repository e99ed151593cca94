import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {pictureLimit} from '../../settings/pictures';
import {lineOf, type Problem, type SourceRule} from './problem';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

/** The file of a picture that a page shows. */
function fileOf(url: string, page: string): string {
  if (url.startsWith('@site/')) return url.slice('@site/'.length);
  return url.startsWith('/') ? path.join('static', url) : path.join(path.dirname(page), url);
}

/** Every picture has a file of an acceptable size, and a text for those who do not see it. */
export const pictures: SourceRule = (tree, {file}) => {
  const problems: Problem[] = [];
  visit(tree, 'image', (node) => {
    const {url, alt} = node;
    if (/^[a-z]+:/i.test(url)) return;
    const line = lineOf(node);
    const target = fileOf(decodeURI(url.replace(/[?#].*/, '')), file);
    const add = (message: string) => problems.push({line, message});
    if (!alt?.trim())
      add(`the picture ${url} has no alternative text. Fix: ![What the picture shows](${url}).`);
    if (!existsSync(target))
      return add(`the picture ${target} does not exist. Fix: correct the path, or add the file.`);
    const {size} = statSync(target);
    if (size > pictureLimit)
      add(
        `the picture ${target} has ${kilobytes(size)}, the most is ${kilobytes(pictureLimit)}. Fix: reduce it to 1,400 pixels in width, and save it as WebP or AVIF.`,
      );
  });
  return problems;
};
