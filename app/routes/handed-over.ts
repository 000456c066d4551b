import {showHandOver, takeHandOver} from '~/agents/hand-over/hand-over.server';
import type {Route} from './+types/handed-over';

export const loader = ({context, request}: Route.LoaderArgs) => showHandOver(context, request);

export const action = ({context, request}: Route.ActionArgs) => takeHandOver(context, request);
