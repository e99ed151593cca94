import {describe, expect, it} from 'vitest';
import {backend, facts, itReports, router} from './helpers';

describe('statuses, permissions and responses of operations', () => {
  it('reads every status that a handler names, and those of the framework', () => {
    expect(facts('status', 'GET /notes 404')).toEqual({});
    expect(facts('status', 'POST /notes 409')).toEqual({});
    expect(facts('status', 'POST /notes 500')).toBeUndefined();
    // The framework refuses an unreadable body before any handler runs.
    expect(facts('status', 'POST /notes 400')).toEqual({});
  });

  itReports([
    [
      'another status',
      [[router, 'status_code=404', 'status_code=410']],
      ['removed  status  GET /notes 404', 'added  status  GET /notes 410'],
    ],
    [
      'a status that is given by position, and one that is given by name',
      [
        [router, 'HTTPException(status_code=404,', 'HTTPException(410,'],
        [router, '{"detail": "no"}, status_code=403', '{"detail": "no"}, 423'],
        [router, 'router = APIRouter()', 'router = APIRouter()\nTAKEN = 412'],
        [router, 'status_code=409', 'status_code=TAKEN'],
      ],
      [
        ...['GET /notes 403', 'GET /notes 404', 'POST /notes 409'].map(
          (name) => `removed  status  ${name}`,
        ),
        ...['GET /notes 410', 'GET /notes 423', 'POST /notes 412'].map(
          (name) => `added  status  ${name}`,
        ),
      ],
    ],
    [
      'a status in a function of the same file, and one by the name that Python has for it',
      [
        [router, '        if not app_id', '        refuse()\n        if not app_id'],
        [
          router,
          'router = ',
          'def refuse():\n    raise HTTPException(HTTPStatus.GONE)\n\n\nrouter = ',
        ],
      ],
      ['added  status  GET /notes 410'],
    ],
    [
      'a status in a function of another file',
      [
        [
          `${backend}/utils/common.py`,
          'def queue',
          'def refuse():\n    raise HTTPException(410)\n\n\ndef queue',
        ],
        [router, 'import isCloudEE', 'import isCloudEE, refuse'],
        [router, '        if not app_id', '        refuse()\n        if not app_id'],
      ],
      ['added  status  GET /notes 410'],
    ],
    [
      'a status of success that is assigned',
      [
        [
          router,
          '        return payload',
          '        response.status_code = 201\n        return payload',
        ],
      ],
      ['changed  operation  POST /notes  success: 200 → 201'],
    ],
    [
      'another status of success',
      [[router, 'status_code=204', 'status_code=200']],
      [
        'changed  operation  DELETE /notes/{note_id}  success: 204 → 200',
        'changed  operation  DELETE /notes/{note_id}  response: not declared → null',
      ],
    ],
    [
      'another permission',
      [[router, 'VIEW_NOTES', 'EDIT_NOTES']],
      [
        'changed  operation  GET /notes  permission: view_notes → edit_notes',
        'changed  permission  edit_notes  asked for: false → true',
        'changed  permission  view_notes  asked for: true → false',
      ],
    ],
    [
      'another response',
      [[router, 'response_model=List[NoteOutput]', 'response_model=NoteOutput']],
      [
        'changed  operation  GET /notes  response: array of object with fields → object with fields',
        'removed  property  Note.workspace_id',
      ],
    ],
    [
      'a key of a dictionary that a handler answers',
      [[`${backend}/routers/health_router.py`, '{"status": "ok"}', '{"state": "ok"}']],
      [
        'removed  property  GET /health response.status',
        'added  property  GET /health response.state',
      ],
    ],
    [
      'a function that a handler answers with',
      [
        [
          router,
          '    return None\n\n\n@router.delete',
          '    return await stored(note_id)\n\n\n@router.delete',
        ],
        [
          router,
          '@router.get("/"',
          'async def stored(note_id) -> List[NoteOutput]:\n    pass\n\n\n@router.get("/"',
        ],
      ],
      [
        'changed  operation  POST /notes/{note_id}/file  response: null → array of object with fields',
      ],
    ],
    [
      'a response that is no longer declared, and one that is a text',
      [
        [router, 'response_model=List[NoteOutput], ', 'response_model=None, '],
        [router, '        return []', '        return found(app_id)'],
        [
          router,
          '    return None\n\n\n@router.delete',
          '    return f"{note_id}"\n\n\n@router.delete',
        ],
      ],
      [
        'removed  property  Note.workspace_id',
        'changed  operation  GET /notes  response: array of object with fields → not declared',
        'changed  operation  POST /notes/{note_id}/file  response: null → string',
      ],
    ],
    [
      'statuses of what a route and a handler depend on',
      [
        [
          router,
          'operation_id="list_notes"',
          'operation_id="list_notes", dependencies=[Depends(key)]',
        ],
        [router, 'router = ', 'def key():\n    raise HTTPException(401)\n\n\nrouter = '],
        [router, 'async def create_note(', 'async def create_note(slow: None = Depends(slow), '],
        [router, 'router = ', 'def slow():\n    raise HTTPException(429)\n\n\nrouter = '],
      ],
      ['added  status  GET /notes 401', 'added  status  POST /notes 429'],
    ],
    [
      'a status of an error of its own, and one by another name',
      [
        [
          router,
          'router = ',
          'class Gone(HTTPException):\n    def __init__(self):\n        super().__init__(status_code=410)\n\n\nTAKEN = HTTPStatus.CONFLICT\nrouter = ',
        ],
        [
          router,
          '        if not app_id:',
          '        if app_id == "0":\n            raise Gone()\n        if not app_id:',
        ],
        [router, 'status_code=404', 'status_code=TAKEN'],
      ],
      [
        'removed  status  GET /notes 404',
        'added  status  GET /notes 409',
        'added  status  GET /notes 410',
      ],
    ],
  ]);
});
