import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {portAnchor, publishedPorts} from '../../platform/ports';
import {InternalPorts, Mounts, PublishedPorts} from './Tables';

/** `published`: ports on the host, each row an anchor, `#port-<number>`. */
export default function Ports({list}: {list: 'published' | 'internal' | 'mounts'}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (list === 'internal') {
    return <InternalPorts />;
  }
  if (list === 'mounts') {
    return <Mounts />;
  }
  publishedPorts.forEach(({host}) => collectAnchor(portAnchor(host)));
  return <PublishedPorts />;
}
