import {hosting} from './hosting';
import {programs} from './programs';
import {screens} from './screens';
import {appScreens} from './screens-apps';
import {checks} from './screens-checks';
import {editionScreens} from './screens-editions';
import {evaluation} from './screens-evaluation';
import {fileScreens} from './screens-files';
import {frame} from './screens-frame';
import {inputScreens} from './screens-inputs';
import {judging} from './screens-judging';
import {managing} from './screens-managing';
import {messages} from './screens-messages';
import {playgroundScreens} from './screens-playground';
import {prompts} from './screens-prompts';
import {resultScreens} from './screens-results';
import {runScreens} from './screens-runs';
import {sending} from './screens-sending';
import {tries} from './screens-tries';
import {voting} from './screens-voting';
import {wordScreens} from './screens-words';
import {server} from './server';
import type {Statement} from './types';

export type {Statement};
export const statements: readonly Statement[] = [
  ...[...server, ...hosting, ...programs],
  ...[...screens, ...judging, ...checks, ...messages, ...frame, ...prompts, ...evaluation],
  ...[
    ...appScreens,
    ...playgroundScreens,
    ...resultScreens,
    ...wordScreens,
    ...inputScreens,
    ...editionScreens,
  ],
  ...[...tries, ...sending, ...managing, ...fileScreens, ...voting, ...runScreens],
];
