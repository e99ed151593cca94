import {describe, expect, it} from 'vitest';
import {facts, itReports, models, router} from './helpers';

describe('properties of models', () => {
  it('follows inheritance, nesting, aliases and fields of the cloud', () => {
    expect(facts('property', 'Note._id')).toMatchObject({type: 'string', required: 'true'});
    expect(facts('property', 'Note.created_at')).toMatchObject({type: 'date-time'});
    expect(facts('property', 'Note.mood')).toMatchObject({type: 'one of bad, good'});
    expect(facts('property', 'Author.age')).toMatchObject({type: 'integer or null'});
    expect(facts('property', 'CreateNote.stars')).toMatchObject({required: 'false', default: '3'});
    expect(facts('property', 'Note.workspace_id')).toMatchObject({edition: 'cloud'});
  });

  itReports([
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
      'what else a field says',
      [[models, 'ge=1', 'ge=1, exclude=True']],
      ['changed  property  CreateNote.stars  limits: minimum 1 → minimum 1, exclude true'],
    ],
    [
      'a model that takes no other fields',
      [
        [
          models,
          '    text: str\n    pinned',
          '    model_config = ConfigDict(extra="forbid")\n    text: str\n    pinned',
        ],
      ],
      ['added  property  CreateNote.model_config.extra'],
    ],
    [
      'the same, said in a dictionary and in a class',
      [
        [
          models,
          '    text: str\n    pinned',
          '    model_config = {"extra": "forbid"}\n    text: str\n    pinned',
        ],
        [
          models,
          '    name: str\n',
          '    class Config:\n        extra = "forbid"\n\n    name: str\n',
        ],
      ],
      [
        'added  property  Author.model_config.extra',
        'added  property  CreateNote.model_config.extra',
      ],
    ],
    [
      'a generic model around an answer',
      [
        [
          models,
          'class CreateNote',
          'class Page(BaseModel, Generic[T]):\n    items: List[T]\n\n\nclass CreateNote',
        ],
        [router, 'import CreateNote', 'import Page, CreateNote'],
        [router, 'List[NoteOutput]', 'Page[NoteOutput]'],
      ],
      [
        'removed  property  Note.workspace_id',
        'changed  operation  GET /notes  response: array of object with fields → object with fields',
      ],
    ],
    [
      'a computed field',
      [
        [
          models,
          '    age: Optional',
          '    @computed_field\n    @property\n    def label(self) -> str:\n        return ""\n\n    age: Optional',
        ],
      ],
      ['added  property  Author.label  absent → type string, required true'],
    ],
    [
      'another alias',
      [[models, 'alias="_id"', 'alias="note_id"']],
      ['removed  property  Note._id', 'added  property  Note.note_id'],
    ],
    [
      'a value of an enumeration',
      [[models, 'BAD = "bad"', 'BAD = "bad"\n    FINE = "fine"']],
      ['changed  property  Note.mood  type: one of bad, good → one of bad, fine, good'],
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
  ]);
});
