import {describe, expect, it} from 'vitest';
import {cli, facts, itReports, planted, type Edit} from './helpers';

const client = `${cli}/client/backend`;

describe('the generated client', () => {
  it('reads what a method sends', () => {
    expect(facts('client method', 'share_note')).toEqual({
      http: 'POST /notes/{note_id}/share',
      sent: 'query: role; json: email',
      returns: 'Note',
      awaited: 'false',
      'by position': 'note_id',
      'cloud only': 'true',
    });
  });

  itReports([
    [
      'another address',
      [[`${client}/notes/client.py`, '"notes",', '"memos",']],
      [
        'changed  client method  notes.list_notes  http: GET /notes → GET /memos',
        'changed  client method  notes.list_notes  cloud only: false → true',
        'added  operation  GET /memos',
        'removed  property  Note.workspace_id',
      ],
    ],
    [
      'an argument that is demanded',
      [[`${client}/notes/client.py`, 'limit: typing.Optional[int] = None', 'limit: int']],
      ['changed  client argument  notes.list_notes limit  required: false → true'],
    ],
    [
      'another default of an argument',
      [[`${client}/notes/client.py`, 'typing.Optional[int] = None', 'typing.Optional[int] = 20']],
      ['changed  client argument  notes.list_notes limit  default: none → 20'],
    ],
    [
      'a renamed method',
      [[`${client}/notes/client.py`, 'def list_notes', 'def all_notes']],
      ['removed  client method  notes.list_notes', 'added  client method  notes.all_notes'],
    ],
    [
      'a method that has to be awaited',
      [[`${client}/notes/client.py`, 'def list_notes', 'async def list_notes']],
      ['changed  client method  notes.list_notes  awaited: false → true'],
    ],
    [
      'a field that may be absent',
      [[`${client}/types/note.py`, 'text: str', 'text: typing.Optional[str] = None']],
      ['changed  client field  Note.text  required: true → false'],
    ],
    [
      'a value of an enumeration',
      [[`${client}/types/mood.py`, '"bad"]', '"bad", "fine"]']],
      ['changed  client type  Mood  is: bad, good → bad, fine, good'],
    ],
    [
      'a type that is no longer exported',
      [[`${client}/__init__.py`, 'Mood, Note', 'Note']],
      ['removed  client type  Mood'],
    ],
  ]);

  it('reads the older form, with the verb first and the body in a variable', () => {
    const edits: Edit[] = [
      [
        `${client}/client.py`,
        'f"notes/{jsonable_encoder(note_id)}/share",\n            method="POST",',
        '"POST",\n            urllib.parse.urljoin(f"{base}/", f"notes/{note_id}/share"),',
      ],
      [
        `${client}/client.py`,
        'params={"role": role}',
        'params=remove_none_from_dict({"role": role})',
      ],
      [`${client}/client.py`, 'json={"email": email}', 'json=jsonable_encoder(_request)'],
      [
        `${client}/client.py`,
        '        _response =',
        '        _request = {"email": email}\n        _response =',
      ],
    ];
    expect(planted(edits)).toEqual([]);
  });
});
