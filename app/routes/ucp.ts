import {answerAgent} from '~/agents/answer-agent.server';
import type {Route} from './+types/ucp';

export const loader = ({context, request}: Route.LoaderArgs) => answerAgent(context, request);

export const action = ({context, request}: Route.ActionArgs) => answerAgent(context, request);
