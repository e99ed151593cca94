import {csharpSample} from './csharp';
import {curlSample} from './curl';
import {goSample} from './go';
import {javaSample} from './java';
import {nodejsSample} from './nodejs';
import {phpSample} from './php';
import {powershellSample} from './powershell';
import {pythonSample} from './python';
import type {SampleRequest} from './request';
import {rubySample} from './ruby';

export interface SampleLanguage {
  /** Value of the tab, which is stored when the reader selects it. */
  id: string;
  label: string;
  /** Language of the code block. */
  fence: string;
  write: (request: SampleRequest) => string;
}

/** The languages of the samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {id: 'curl', label: 'curl', fence: 'bash', write: curlSample},
  {id: 'python', label: 'Python', fence: 'python', write: pythonSample},
  {id: 'csharp', label: 'C#', fence: 'csharp', write: csharpSample},
  {id: 'go', label: 'Go', fence: 'go', write: goSample},
  {id: 'nodejs', label: 'Node.js', fence: 'javascript', write: nodejsSample},
  {id: 'ruby', label: 'Ruby', fence: 'ruby', write: rubySample},
  {id: 'php', label: 'PHP', fence: 'php', write: phpSample},
  {id: 'java', label: 'Java', fence: 'java', write: javaSample},
  {id: 'powershell', label: 'PowerShell', fence: 'powershell', write: powershellSample},
];
