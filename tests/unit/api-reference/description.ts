import {testFolder} from '../../support/folder';

/** A small valid description in two files; tests plant a defect in it. */
export const description = {
  root: `openapi: 3.1.0
info: {title: Planted, version: '1'}
servers: [{url: 'https://a.example'}]
tags:
  - name: Apps
x-tagGroups:
  - name: Build
    tags: [Apps]
paths:
  /apps:
    $ref: 'paths/apps.yaml#/~1apps'
components:
  schemas:
    App: {type: object, required: [id], properties: {id: {type: string}}}
`,
  apps: `/apps:
  get:
    operationId: list_apps
    tags: [Apps]
    responses:
      '200':
        description: All apps.
        content:
          application/json:
            schema: {$ref: '../agenta.yaml#/components/schemas/App'}
            example: {id: a}
    description: Lists the apps.
  post:
    operationId: create_app
    tags: [Apps]
    responses:
      '200': {description: Done.}
    description: Makes an app.
`,
};

/** Writes a description as `openapi/` of a new folder, and returns the folder. */
export const writeDescription = ({root, apps}: typeof description): string =>
  testFolder({'openapi/agenta.yaml': root, 'openapi/paths/apps.yaml': apps});
