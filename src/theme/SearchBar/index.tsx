import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** The navbar's way to search. Nothing of the search modal is loaded before the reader shows intent. */
export default function SearchBar(): ReactNode {
  return (
    <Link className="search-button" to="/search">
      Search docs
    </Link>
  );
}
