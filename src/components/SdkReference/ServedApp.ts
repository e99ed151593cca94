import {tableOf} from '@site/src/components/Reference';
import {answerFields, answers, playgroundControls, servedRoutes} from '@site/src/platform/sdk';
import {slugOf} from '@site/src/settings/text';

export const ServedRoutes = tableOf({
  caption: 'Routes of a served app',
  columns: ['Route', 'Comes from', 'Purpose', 'Trace in the answer'],
  rows: servedRoutes.map(({http, from, purpose, trace}) => ({
    id: `route-${slugOf(http)}`,
    head: http,
    cells: [from, purpose, trace],
  })),
});

export const AnswerFields = tableOf({
  caption: 'Fields of an answer',
  columns: ['Field', 'Type', 'Holds'],
  rows: answerFields.map(({name, type, holds}) => ({head: name, cells: [type, holds]})),
});

/** The answer's field `data` for each kind of return value. */
export const Answers = tableOf({
  caption: "From the function's return value to the answer",
  columns: ['Your function returns', 'The field data'],
  rows: answers.map(({returned, data}) => ({head: returned, plain: true, cells: [data]})),
});

/** The playground's control for each kind of declared parameter. */
export const PlaygroundControls = tableOf({
  caption: 'From the declaration to the playground',
  columns: ['Declared as', 'In the playground', 'x-parameter', 'JSON schema'],
  rows: playgroundControls.map(({declared, mark, jsonType, carries, control}) => ({
    head: declared.includes('.') ? `\`${declared}\`` : declared,
    plain: true,
    cells: [control, mark === '' ? 'none' : `\`${mark}\``, `${jsonType}; ${carries}`],
  })),
});
