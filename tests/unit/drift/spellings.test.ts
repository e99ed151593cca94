import {describe, expect, it} from 'vitest';
import {spelled} from '../../../src/drift/python/types';
import {backend, cli, main, models, planted, router, type Edit} from './helpers';

describe('another spelling of the same', () => {
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
    [
      'another order of values',
      [[models, 'GOOD = "good"\n    BAD = "bad"', 'BAD = "bad"\n    GOOD = "good"']],
    ],
    [
      'another order of values in the client',
      [
        [
          `${cli}/client/backend/types/permission.py`,
          '"view_notes", "edit_notes"',
          '"edit_notes", "view_notes"',
        ],
      ],
    ],
    ['Annotated with nothing more', [[router, 'app_id: str', 'app_id: Annotated[str, Query()]']]],
    ['a type in brackets', [[router, 'app_id: str', 'app_id: (\n        str\n    )']]],
    ['list in lower case', [[router, 'ids: List[str]', 'ids: list[str]']]],
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

  it('takes another order of types for the same', () => {
    expect(spelled('Union[str, bool, None]')).toBe('Optional[bool or str]');
    expect(spelled('Optional[Union[bool, str]]')).toBe('Optional[bool or str]');
  });

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
