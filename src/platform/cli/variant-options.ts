import type {FileUse, Message, Option, Request} from './types';

export const appFolder: Option = {
  flags: ['--app_folder'],
  value: 'FOLDER',
  default: '`.`',
  meaning: 'Folder that holds `config.toml`.',
  when: 'You stand elsewhere.',
};

export const configFile: readonly FileUse[] = [
  {
    path: 'config.toml',
    use: 'reads, writes',
    note: 'Reads `app_name`, `app_id`, `backend_host`, `api_key`. Rewrites the file with fresh `variants` and `variant_ids`; comments are lost.',
  },
];

export const refresh: Request = {
  http: 'GET /api/apps/{app_id}/variants',
  when: 'first',
  carries: '`api_key` alone, like every call to the platform',
  slug: 'list-app-variants',
};

export const noConfig: Message = {
  text: 'Config file not found in ..',
  cause: 'There is no `config.toml` in the folder. The second dot is the end of the sentence.',
  fix: 'Change into the folder where you ran `agenta init`.',
};
