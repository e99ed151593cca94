import {column, frame, row} from './parts';
import type {Diagram} from './types';

export const permissions: Diagram = {
  name: 'permissions',
  title: 'Organization, workspace, member, role and permission',
  boxes: {
    organization: {title: 'Organization', text: 'Has one workspace or more'},
    workspace: {title: 'Workspace', text: 'Its apps are shared by all its members'},
    member: {
      title: 'Member',
      text: 'Holds one role or more; permissions add up',
      tone: 'accent',
    },
    owner: {title: 'Owner', text: 'everything'},
    admin: {title: 'Workspace Admin', text: 'settings, members'},
    editor: {title: 'Editor', text: 'content'},
    evaluator: {title: 'Evaluator', text: 'evaluation, feedback'},
    deployer: {title: 'Deployment Manager', text: 'deployments'},
    viewer: {title: 'Viewer', text: 'reads, changes nothing'},
    allowed: {title: 'Allowed', text: 'a role has the permission'},
    refused: {title: 'HTTP 403', text: 'no role has it'},
    oss: {
      title: 'Open source edition',
      text: 'No roles and no login: every call is allowed',
      tone: 'quiet',
    },
  },
  narrow: column(
    44,
    'organization',
    'workspace',
    'member',
    frame(
      'roles',
      'Roles',
      column(12, row(12, 'owner', 'admin'), row(12, 'editor', 'evaluator'), row(12, 'deployer', 'viewer')),
    ),
    column(20, row(12, 'allowed', 'refused'), 'oss'),
  ),
  wide: column(
    44,
    row(40, 'organization', 'workspace', 'member'),
    frame(
      'roles',
      'Roles',
      column(12, row(12, 'owner', 'admin', 'editor'), row(12, 'evaluator', 'deployer', 'viewer')),
    ),
    row(12, 'allowed', 'refused', 'oss'),
  ),
  edges: [
    {from: 'organization', to: 'workspace'},
    {from: 'workspace', to: 'member'},
    {from: 'member', to: 'roles'},
    {from: 'roles', to: 'allowed', label: 'a call comes in'},
    {from: 'roles', to: 'refused'},
  ],
};
