import {box, column, frame, row} from './parts';
import type {Diagram} from './types';

export const permissions: Diagram = {
  name: 'permissions',
  title: 'Organization, workspace, member, role and permission',
  boxes: {
    organization: box('Organization', 'Has one workspace or more'),
    workspace: box('Workspace', 'Its apps are shared by all its members'),
    member: box('Member', 'Holds one role or more; permissions add up', {tone: 'accent'}),
    owner: box('Owner', 'everything'),
    admin: box('Workspace Admin', 'settings, members'),
    editor: box('Editor', 'content'),
    evaluator: box('Evaluator', 'evaluation, feedback'),
    deployer: box('Deployment Manager', 'deployments'),
    viewer: box('Viewer', 'reads, changes nothing'),
    allowed: box('Allowed', 'a role has the permission'),
    refused: box('Refused', 'no role has it'),
    oss: box('Open source edition', 'No roles and no login: every call is allowed', {tone: 'quiet'}),
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
