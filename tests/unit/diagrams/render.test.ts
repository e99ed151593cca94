import {expect, it} from 'vitest';
import {diagrams} from '../../../src/diagrams/data';
import {forms} from '../../../src/diagrams/data/types';
import {render} from '../../../src/diagrams/draw/render';
import {sceneOf} from '../../../src/diagrams/draw/scene';

it.each(diagrams.flatMap(({name}, index) => forms.map((form) => ({name, form, index}))))(
  'the $form form of $name needs no font, style sheet or script',
  ({form, index}) => {
    const scene = sceneOf(diagrams[index]!, form);
    const svg = render(scene);
    const {width, height} = scene;
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    expect(svg).toContain(`<view id="dark.svg" viewBox="0 ${height} ${width} ${height}"/>`);
    expect(svg).toContain('role="img"');
    expect(svg).toContain('<title>');
    expect(svg).not.toMatch(/<style|<script|<text| style=| class=|@import|url\(|NaN|undefined/);
    expect(svg.match(/https?:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg']);
    for (const [, id] of svg.matchAll(/<use href="#([^"]+)"/g)) expect(svg).toContain(` id="${id}"`);
  },
);
