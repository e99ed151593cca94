import {describe, expect, it} from 'vitest';
import {backend, facts, itReports, main, router} from './helpers';

describe('parameters of operations', () => {
  it('are read with their place, type, default and limits', () => {
    expect(facts('parameter', 'GET /notes limit')).toEqual({
      place: 'query',
      type: 'integer',
      required: 'false',
      default: '10',
      limits: 'none',
    });
  });

  itReports([
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
      'parameters that a decorator, a router and its mount ask for',
      [
        [router, 'response_model=List', 'dependencies=[Depends(one)], response_model=List'],
        [
          `${backend}/routers/health_router.py`,
          'APIRouter()',
          'APIRouter(dependencies=[Depends(two)])',
        ],
        [
          `${backend}/routers/health_router.py`,
          'router = ',
          'def two(b: str = Header("")):\n    pass\n\n\nrouter = ',
        ],
        [main, 'prefix="/health"', 'prefix="/health", dependencies=[Depends(three)]'],
        [main, 'app = FastAPI', 'def three(c: str = ""):\n    pass\n\n\napp = FastAPI'],
        [router, 'router = ', 'def one(a: str = ""):\n    pass\n\n\nrouter = '],
      ],
      [
        'added  parameter  GET /notes a  absent → place query',
        'added  parameter  GET /health b  absent → place header',
        'added  parameter  GET /health c  absent → place query',
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
      'what Annotated says under a name',
      [
        [router, 'label: Optional[str] = None', 'label: Label = None'],
        [
          router,
          'router = ',
          'Label = typing.Annotated[Optional[str], Query(alias="tag")]\nrouter = ',
        ],
      ],
      ['removed  parameter  GET /notes label', 'added  parameter  GET /notes tag'],
    ],
    [
      'a header, by the name that is sent',
      [[router, '    app_id: str,', '    app_id: str,\n    x_key: Optional[str] = Header(None),']],
      ['added  parameter  GET /notes x-key  absent → place header'],
    ],
    [
      'another place',
      [[router, 'label: Optional[str] = None', 'label: Optional[str] = Header(None)']],
      ['changed  parameter  GET /notes label  place: query → header'],
    ],
  ]);
});
