import type {Diagram} from './types';

export const permissions: Diagram = {
  name: 'permissions',
  title: 'Organization, workspace, member, role and permission',
  alt: 'An organization has workspaces. A workspace holds apps, test sets and evaluations and has members. A member holds one or more of six roles: owner, workspace admin, editor, evaluator, deployment manager and viewer. Each role carries a list of permissions. A call is allowed when any role of the member holds the permission it needs, otherwise the answer is HTTP 403. The open source edition has no roles.',
  width: 432,
  height: 836,
  groups: [{id: 'roles', x: 16, y: 328, w: 400, h: 284, label: 'Roles'}],
  boxes: [
    {id: 'organization', x: 16, y: 16, w: 400, h: 64, title: 'Organization', lines: ['Has one workspace or more']},
    {id: 'workspace', x: 16, y: 120, w: 400, h: 64, title: 'Workspace', lines: ['Its apps are shared by all its members']},
    {id: 'member', x: 16, y: 224, w: 400, h: 64, title: 'Member', lines: ['Holds one role or more; permissions add up'], tone: 'accent'},
    {id: 'owner', x: 32, y: 368, w: 176, h: 68, title: 'Owner', lines: ['everything']},
    {id: 'admin', x: 224, y: 368, w: 176, h: 68, title: 'Workspace Admin', lines: ['settings, members']},
    {id: 'editor', x: 32, y: 448, w: 176, h: 68, title: 'Editor', lines: ['content']},
    {id: 'evaluator', x: 224, y: 448, w: 176, h: 68, title: 'Evaluator', lines: ['evaluation, feedback']},
    {id: 'deployer', x: 32, y: 528, w: 176, h: 68, title: 'Deployment Manager', lines: ['deployments']},
    {id: 'viewer', x: 224, y: 528, w: 176, h: 68, title: 'Viewer', lines: ['sees, changes nothing']},
    {id: 'allowed', x: 16, y: 668, w: 192, h: 64, title: 'Allowed', lines: ['a role has the permission']},
    {id: 'refused', x: 224, y: 668, w: 192, h: 64, title: 'HTTP 403', lines: ['no role has it']},
    {id: 'oss', x: 16, y: 752, w: 400, h: 68, title: 'Open source edition', lines: ['No roles and no login: every call is allowed'], tone: 'quiet'},
  ],
  edges: [
    {from: ['organization', 'bottom'], to: ['workspace', 'top']},
    {from: ['workspace', 'bottom'], to: ['member', 'top']},
    {from: ['member', 'bottom'], to: ['roles', 'top']},
    {from: ['roles', 'bottom', 96], to: ['allowed', 'top']},
    {from: ['roles', 'bottom', 304], to: ['refused', 'top'], label: 'a call comes in', labelSide: 'left'},
  ],
};
