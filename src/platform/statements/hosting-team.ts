import {factsOf} from './facts';
import type {Statement} from './types';

const team = '/misc/team_management';

/** What the public part of the interface tells of the hosted editions. */
export const hostedTeam: readonly Statement[] = [
  ...factsOf('agenta-web/src/components/Sidebar/config.tsx')(
    'address of the entry Invite Teammate',
    /\?tab=workspace&(\w+=\w+)"/,
    'inviteModal=open',
    ['with an address that asks for the dialog of invitations', team],
  ),
  ...factsOf('agenta-web/src/contexts/app.context.tsx')(
    'workspace from which apps are read',
    /workspace_id=\$\{\w+\??\.(\w+)\??\.id/,
    'default_workspace',
    ['Apps are then read from the default workspace of that organization', team],
  ),
  ...factsOf('agenta-web/src/components/Sidebar/Sidebar.tsx')(
    'how the menu of the organization opens',
    /trigger=\{\["(\w+)"\]\}/,
    'hover',
    ['Point at the name of your organization', team],
  ),
];
