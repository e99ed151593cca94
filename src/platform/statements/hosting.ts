import {apps} from './hosting-apps';
import {onAws} from './hosting-aws';
import {compose} from './hosting-compose';
import {contributing} from './hosting-contributing';
import {fromSource} from './hosting-development';
import {onGcp} from './hosting-gcp';
import {images} from './hosting-images';
import {migration} from './hosting-migration';
import {starting} from './hosting-start';
import {hostingSteps} from './hosting-steps';
import {hostedTeam} from './hosting-team';
import {ways} from './hosting-ways';
import type {Statement} from './types';

/** Compose, images, Terraform, Kubernetes, and what an operator does. */
export const hosting: readonly Statement[] = [
  ...compose,
  ...apps,
  ...images,
  ...onAws,
  ...onGcp,
  ...migration,
  ...fromSource,
  ...contributing,
  ...starting,
  ...hostedTeam,
  ...ways,
  ...hostingSteps,
];
