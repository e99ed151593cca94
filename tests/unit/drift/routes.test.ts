import {describe, expect, it} from 'vitest';
import {backend, cli, compose, facts, itReports, main, router} from './helpers';

describe('operations', () => {
  it('reads a route as it is mounted', () => {
    expect(facts('operation', 'GET /notes')).toMatchObject({
      id: 'list_notes',
      response: 'array of object with fields',
      permission: 'view_notes',
    });
    expect(facts('operation', 'DELETE /notes/{note_id}')).toMatchObject({
      id: 'remove_note_notes__note_id__delete',
      success: '204',
    });
  });

  itReports([
    [
      'a renamed route',
      [[router, '"/{note_id}/file/"', '"/{note_id}/attachment/"']],
      [
        'removed  operation  POST /notes/{note_id}/file  id attach_file, edition all, success 200, deprecated false, body multipart, body type object with fields, response null, permission none, settings none → absent',
        'removed  property  File.file  type file, required true, default none, limits none, edition all → absent',
        'removed  property  File.title  type string, required false, default none, limits none, edition all → absent',
        'added  operation  POST /notes/{note_id}/attachment  absent → id attach_file, edition all, success 200, deprecated false, body multipart, body type object with fields, response null, permission none, settings none',
      ],
    ],
    [
      'another method',
      [[router, '@router.delete("/{note_id}/"', '@router.patch("/{note_id}/"']],
      ['removed  operation  DELETE /notes/{note_id}', 'added  operation  PATCH /notes/{note_id}'],
    ],
    [
      'a changed prefix',
      [[main, 'prefix="/health"', 'prefix="/live"']],
      [
        'removed  operation  GET /health',
        'removed  property  GET /health response.status',
        'added  operation  GET /live',
      ],
    ],
    [
      'a prefix of the router itself',
      [[`${backend}/routers/health_router.py`, 'APIRouter()', 'APIRouter(prefix="/v1")']],
      [
        'removed  operation  GET /health',
        'removed  property  GET /health response.status',
        'added  operation  GET /health/v1',
      ],
    ],
    [
      'a prefix made of names',
      [
        [main, 'prefix="/health"', 'prefix=f"{V2}" + LIVE'],
        [main, 'app = ', 'V2 = "/v2"\nLIVE = "/live"\napp = '],
      ],
      [
        'removed  operation  GET /health',
        'removed  property  GET /health response.status',
        'added  operation  GET /v2/live',
      ],
    ],
    [
      'a router inside a router of the same file',
      [
        [
          main,
          'app.include_router(health_router.router, prefix="/health")',
          'v2 = APIRouter(prefix="/v2")\nv2.include_router(health_router.router, prefix="/health")\napp.include_router(v2)',
        ],
      ],
      [
        'removed  operation  GET /health',
        'removed  property  GET /health response.status',
        'added  operation  GET /v2/health',
      ],
    ],
    [
      'an application below another',
      [
        [
          main,
          'app.include_router(health_router.router, prefix="/health")',
          'sub = FastAPI()\nsub.include_router(health_router.router, prefix="/health")\napp.mount("/v2", sub)',
        ],
      ],
      [
        'removed  operation  GET /health',
        'removed  property  GET /health response.status',
        'added  operation  GET /v2/health',
      ],
    ],
    [
      'a path that only a running program knows',
      [[router, '"/{note_id}/file/"', 'PATHS["file"]']],
      [
        'removed  operation  POST /notes/{note_id}/file',
        'removed  property  File.file',
        'removed  property  File.title',
        'added  operation  POST /notesPATHS["file"]',
      ],
    ],
    [
      'a router that is mounted under a condition',
      [
        [
          main,
          'app.include_router(health_router.router, prefix="/health")',
          'if isCloudEE():\n    app.include_router(health_router.router, prefix="/health")',
        ],
      ],
      ['changed  operation  GET /health  settings: none → if isCloudEE()'],
    ],
    [
      'a socket, and what a mount says',
      [
        [
          `${backend}/routers/health_router.py`,
          'def health',
          'async def stream(socket):\n    pass\n\n\ndef rest',
        ],
        [`${backend}/routers/health_router.py`, '@router.get("/"', '@router.websocket("/stream"'],
        [main, 'prefix="/notes",', 'prefix="/notes",\n    deprecated=True,'],
      ],
      [
        'removed  operation  GET /health',
        'removed  property  GET /health response.status',
        ...[
          'DELETE /notes/{note_id}',
          'GET /notes',
          'POST /notes',
          'POST /notes/{note_id}/file',
        ].map((name) => `changed  operation  ${name}  settings: none → deprecated=True`),
        'added  operation  WEBSOCKET /health/stream',
      ],
    ],
    [
      'what else a decorator says',
      [
        [
          router,
          'operation_id="list_notes"',
          'operation_id="list_notes", response_model_exclude={"mood"}',
        ],
      ],
      ['changed  operation  GET /notes  settings: none → response_model_exclude={"mood"}'],
    ],
    [
      'another base path',
      [
        [
          compose,
          'backend:1',
          'backend:1\n    labels: ["traefik.http.routers.backend.rule=PathPrefix(`/v1/`)"]',
        ],
      ],
      ['added  base path  of every server  absent → path /v1'],
    ],
    [
      'a route without a decorator',
      [
        [
          `${backend}/routers/health_router.py`,
          'router = APIRouter()',
          'router = APIRouter()\n\n\ndef deep():\n    return 1\n\n\nrouter.add_api_route("/deep", deep, methods=["PUT"])',
        ],
      ],
      ['added  operation  PUT /health/deep'],
    ],
    [
      'a router that is no longer mounted',
      [[main, 'app.include_router(health_router.router, prefix="/health")', '']],
      ['removed  operation  GET /health', 'removed  property  GET /health response.status'],
    ],
    [
      'an added route',
      [
        [
          `${backend}/routers/health_router.py`,
          'def health',
          'def deep():\n    return 1\n\n\n@router.get("/deep")\ndef health',
        ],
      ],
      [
        'removed  property  GET /health response.status',
        'changed  operation  GET /health  response: object with fields → not declared',
        'added  operation  GET /health/deep',
      ],
    ],
    [
      'an operation that is gone from the server, not from the client of the cloud',
      [[router, '@router.get("/", response_model', '@old.get("/", response_model']],
      [
        'removed  operation  GET /notes',
        'removed  property  Note.workspace_id',
        'changed  client method  notes.list_notes  cloud only: false → true',
      ],
    ],
    [
      'a deprecated operation',
      [[router, '"/{note_id}/", status_code', '"/{note_id}/", deprecated=True, status_code']],
      ['changed  operation  DELETE /notes/{note_id}  deprecated: false → true'],
    ],
    [
      'another operation id',
      [[router, 'operation_id="list_notes"', 'operation_id="all_notes"']],
      ['changed  operation  GET /notes  id: list_notes → all_notes'],
    ],
    [
      'another header for the key',
      [[`${cli}/client/backend/core/client_wrapper.py`, '"Authorization"', '"X-API-Key"']],
      ['changed  key  header  name: Authorization → X-API-Key'],
    ],
    [
      'an operation of the cloud that its client lost',
      [[`${cli}/client/backend/client.py`, 'def share_note', 'def _share_note']],
      ['removed  operation  POST /notes/{note_id}/share', 'removed  client method  share_note'],
    ],
  ]);
});
