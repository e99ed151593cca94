import {describe, expect, it} from 'vitest';
import {backend, cli, expectTold, facts, planted, type Edit} from './helpers';

const router = `${backend}/routers/note_router.py`;
const models = `${backend}/models/note_models.py`;
const main = `${backend}/main.py`;

describe('operations, their parameters and statuses', () => {
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
    expect(facts('parameter', 'GET /notes limit')).toEqual({
      place: 'query',
      type: 'integer',
      required: 'false',
      default: '10',
      limits: 'none',
    });
  });

  it('tells every status that a handler names, and those of the framework', () => {
    expect(facts('status', 'GET /notes 404')).toEqual({});
    expect(facts('status', 'POST /notes 409')).toEqual({});
    expect(facts('status', 'POST /notes 500')).toBeUndefined();
    // A body that cannot be read is refused before any handler.
    expect(facts('status', 'POST /notes 400')).toEqual({});
  });

  const changes: [name: string, edits: Edit[], told: string[]][] = [
    [
      'a renamed route',
      [[router, '"/{note_id}/file/"', '"/{note_id}/attachment/"']],
      [
        'removed  operation  POST /notes/{note_id}/file  id attach_file, edition all, success 200, deprecated false, body multipart, body type object with fields, permission none → absent',
        'removed  property  File.file  type file, required true, default none, limits none, edition all → absent',
        'removed  property  File.title  type string, required false, default none, limits none, edition all → absent',
        'added  operation  POST /notes/{note_id}/attachment  absent → id attach_file, edition all, success 200, deprecated false, body multipart, body type object with fields, permission none',
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
      ['removed  property  GET /health response.status', 'added  operation  GET /health/deep'],
    ],
    [
      'an operation that is gone from the server, not from the client of the cloud',
      [[router, '@router.get("/", response_model', '@router.head("/", response_model']],
      ['removed  operation  GET /notes', 'removed  property  Note.workspace_id'],
    ],
    [
      'an operation that is to go',
      [[router, '"/{note_id}/", status_code', '"/{note_id}/", deprecated=True, status_code']],
      ['changed  operation  DELETE /notes/{note_id}  deprecated: false → true'],
    ],
    [
      'parameters behind a function',
      [
        [router, '    app_id: str,', '    paging: dict = Depends(pages),'],
        [router, 'router = ', 'def pages(app_id: str, page: int = 1):\n    pass\n\n\nrouter = '],
      ],
      ['added  parameter  GET /notes page  absent → place query, type integer, required false'],
    ],
    [
      'parameters behind a class, named in Annotated',
      [
        [
          router,
          '    app_id: str,',
          '    app_id: str,\n    paging: Annotated[Paging, Depends(Paging)],',
        ],
        [
          router,
          'router = ',
          'class Paging:\n    def __init__(self, page: int = 1):\n        pass\n\n\nrouter = ',
        ],
      ],
      ['added  parameter  GET /notes page  absent → place query, type integer, required false'],
    ],
    [
      'parameters behind a model, named by its annotation',
      [[router, '    app_id: str,', '    app_id: str,\n    paging: CreateNote = Depends(),']],
      [
        'added  parameter  GET /notes text',
        'added  parameter  GET /notes pinned',
        'added  parameter  GET /notes stars  absent → place query, type integer, required false, default 3, limits minimum 1',
      ],
    ],
    [
      'bounds of a parameter',
      [
        [router, 'limit: int = 10', 'limit: int = Query(10, ge=1, le=MOST)'],
        [router, 'router = ', 'MOST = 50\nrouter = '],
      ],
      ['changed  parameter  GET /notes limit  limits: none → minimum 1, maximum 50'],
    ],
    [
      'a required parameter',
      [[router, '    app_id: str,', '    app_id: str,\n    since: str,']],
      [
        'added  parameter  GET /notes since  absent → place query, type string, required true, default none',
      ],
    ],
    [
      'a removed parameter',
      [[router, '    label: Optional[str] = None,\n', '']],
      ['removed  parameter  GET /notes label'],
    ],
    [
      'a renamed parameter',
      [[router, 'Query(None)', 'Query(None, alias="id")']],
      ['removed  parameter  GET /notes ids', 'added  parameter  GET /notes id '],
    ],
    [
      'a retyped parameter',
      [[router, 'app_id: str', 'app_id: int']],
      ['changed  parameter  GET /notes app_id  type: string → integer'],
    ],
    [
      'another default',
      [[router, 'limit: int = 10', 'limit: int = 20']],
      ['changed  parameter  GET /notes limit  default: 10 → 20'],
    ],
    [
      'a default that is gone',
      [[router, 'limit: int = 10', 'limit: int']],
      [
        'changed  parameter  GET /notes limit  required: false → true',
        'changed  parameter  GET /notes limit  default: 10 → none',
      ],
    ],
    [
      'another status',
      [[router, 'status_code=404', 'status_code=410']],
      ['removed  status  GET /notes 404', 'added  status  GET /notes 410'],
    ],
    [
      'another status of success',
      [[router, 'status_code=204', 'status_code=200']],
      ['changed  operation  DELETE /notes/{note_id}  success: 204 → 200'],
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
      'another operation id',
      [[router, 'operation_id="list_notes"', 'operation_id="all_notes"']],
      ['changed  operation  GET /notes  id: list_notes → all_notes'],
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
      [],
    ],
    [
      'a name that Annotated gives',
      [
        [
          router,
          '    label: Optional[str] = None',
          '    label: Annotated[Optional[str], Query(alias="tag")] = None',
        ],
      ],
      ['removed  parameter  GET /notes label', 'added  parameter  GET /notes tag'],
    ],
    [
      'another place',
      [[router, 'label: Optional[str] = None', 'label: Optional[str] = Header(None)']],
      ['changed  parameter  GET /notes label  place: query → header'],
    ],
    [
      'another header of the key',
      [[`${cli}/client/backend/core/client_wrapper.py`, '"Authorization"', '"X-API-Key"']],
      ['changed  key  header  name: Authorization → X-API-Key'],
    ],
    [
      'an operation of the cloud that its client lost',
      [[`${cli}/client/backend/client.py`, 'def share_note', 'def _share_note']],
      ['removed  operation  POST /notes/{note_id}/share', 'removed  client method  share_note'],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));
});

describe('properties of models', () => {
  it('follows inheritance, nesting, aliases and fields of the cloud', () => {
    expect(facts('property', 'Note._id')).toMatchObject({type: 'string', required: 'true'});
    expect(facts('property', 'Note.created_at')).toMatchObject({type: 'date-time'});
    expect(facts('property', 'Note.mood')).toMatchObject({type: 'one of good, bad'});
    expect(facts('property', 'Author.age')).toMatchObject({type: 'integer or null'});
    expect(facts('property', 'CreateNote.stars')).toMatchObject({required: 'false', default: '3'});
    expect(facts('property', 'Note.workspace_id')).toMatchObject({edition: 'cloud'});
  });

  const changes: [name: string, edits: Edit[], told: string[]][] = [
    [
      'an inherited property, renamed',
      [[models, 'created_at: datetime', 'made_at: datetime']],
      ['removed  property  Note.created_at', 'added  property  Note.made_at'],
    ],
    [
      'a property of a nested model, removed',
      [[models, '    age: Optional[int] = None\n', '']],
      ['removed  property  Author.age'],
    ],
    [
      'an added property',
      [[models, '    pinned: bool = False', '    pinned: bool = False\n    tag: str']],
      ['added  property  CreateNote.tag  absent → type string, required true'],
    ],
    [
      'a retyped property',
      [[models, 'text: str\n    pinned', 'text: List[str]\n    pinned']],
      ['changed  property  CreateNote.text  type: string → array of string'],
    ],
    [
      'another default',
      [[models, 'pinned: bool = False', 'pinned: bool = True']],
      ['changed  property  CreateNote.pinned  default: false → true'],
    ],
    [
      'another default in Field',
      [[models, 'default=3', 'default=5']],
      ['changed  property  CreateNote.stars  default: 3 → 5'],
    ],
    [
      'another bound',
      [[models, 'ge=1', 'ge=0']],
      ['changed  property  CreateNote.stars  limits: minimum 1 → minimum 0'],
    ],
    [
      'a bound in Annotated',
      [[models, 'text: str\n    pinned', 'text: Annotated[str, Field(max_length=80)]\n    pinned']],
      ['changed  property  CreateNote.text  limits: none → maxLength 80'],
    ],
    [
      'another alias',
      [[models, 'alias="_id"', 'alias="note_id"']],
      ['removed  property  Note._id', 'added  property  Note.note_id'],
    ],
    [
      'a value of an enumeration',
      [[models, 'BAD = "bad"', 'BAD = "bad"\n    FINE = "fine"']],
      ['changed  property  Note.mood  type: one of good, bad → one of good, bad, fine'],
    ],
    [
      'a field of a form that is demanded',
      [[router, 'Form(None)', 'Form(...)']],
      ['changed  property  File.title  required: false → true'],
    ],
    [
      'a class that inherits from another',
      [[models, 'class Note(Base):', 'class Note(BaseModel):']],
      ['removed  property  Note._id', 'removed  property  Note.created_at'],
    ],
  ];
  it.each(changes)('tells %s', (_, edits, told) => expectTold(planted(edits), told));
});

describe('what a reader would not notice', () => {
  const spellings: [name: string, edits: Edit[]][] = [
    ['Optional as Union', [[models, 'age: Optional[int]', 'age: Union[int, None]']]],
    ['Optional with a bar', [[models, 'age: Optional[int]', 'age: int | None']]],
    ['Optional in quotes', [[models, 'age: Optional[int]', 'age: "Optional[int]"']]],
    [
      'a prefix with a name',
      [
        [
          main,
          'app.include_router(health_router.router, prefix="/health")',
          'LIVE = "/health"\napp.include_router(health_router.router, prefix=LIVE)',
        ],
      ],
    ],
    ['Annotated without a word more', [[router, 'app_id: str', 'app_id: Annotated[str, Query()]']]],
    ['list in small letters', [[router, 'ids: List[str]', 'ids: list[str]']]],
    [
      'an import under another name',
      [
        [
          router,
          'import CreateNote, Note as NoteOutput',
          'import CreateNote as Body_, Note as Out',
        ],
        [router, 'payload: CreateNote', 'payload: Body_'],
        [router, 'List[NoteOutput]', 'List[Out]'],
        [router, '-> NoteOutput', '-> Out'],
      ],
    ],
    [
      'a decorator over many lines',
      [
        [
          router,
          '@router.get("/", response_model=List[NoteOutput], operation_id="list_notes")',
          '@router.get(\n    "/",\n    # all of them\n    operation_id=(\n        "list_"\n        "notes"\n    ),\n    response_model=List[\n        NoteOutput\n    ],\n)',
        ],
      ],
    ],
    [
      'a renamed class',
      [
        [models, 'class Base(', 'class Root('],
        [models, 'class Note(Base)', 'class Note(Root)'],
      ],
    ],
  ];
  it.each(spellings)('takes %s for the same', (_, edits) => expect(planted(edits)).toEqual([]));

  it('takes a moved file for the same', () => {
    const moved = `${backend}/models/moved/notes.py`;
    const edit: Edit = [
      router,
      'agenta_backend.models.note_models',
      'agenta_backend.models.moved.notes',
    ];
    expect(planted([edit], [[models, moved]])).toEqual([]);
  });
});
