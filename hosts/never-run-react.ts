import type {NeverRun} from './leave-out.ts';

/** `React.Children`. */
export const neverRunOfReact: NeverRun = {
  refused: 'mapIntoArray',
  empty: '',
  instead: {},
  changed: [],
};

/** <ViewTransition>: the router starts the browser's own transitions. */
const transitions = `
  startViewTransition commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions
  commitNestedViewTransitions commitAppearingPairViewTransitions restorePairedViewTransitions
  restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureNestedViewTransitions
  measureViewTransitionHostInstancesRecursive applyViewTransitionToHostInstances
  applyViewTransitionToHostInstancesRecursive applyViewTransitionName restoreViewTransitionName
  restoreViewTransitionOnHostInstances trackEnterViewTransitions createViewTransitionInstance
  getViewTransitionName getViewTransitionClassName getClassNameByType scheduleViewTransitionEvent
  commitAfterMutationEffectsOnFiber recursivelyTraverseAfterMutationEffects flushAfterMutationEffects
  queueTransitionTypes claimQueuedTransitionTypes pushMutationContext pushViewTransitionCancelableScope
  preloadInstanceAndSuspendIfNeeded suspendInstance estimateBandwidth`;

/** A `ref` of a <Fragment>. */
const fragments = `
  commitNewChildToFragmentInstances commitNewChildToFragmentInstance commitFragmentInstanceInsertionEffects
  commitFragmentInstanceDeletionEffects deleteChildFromFragmentInstance addFragmentHandleToFiber
  traverseVisibleInstancesAndTextInstances validateDocumentPositionWithFiberTree isFragmentInstanceParent`;

/** <SuspenseList>, <Activity> and `useActionState`. */
const rarities = `
  initSuspenseListRenderState cutOffTailIfNeeded findFirstSuspended mountActivityChildren
  retryActivityComponentWithoutHydrating commitActivityHydrationCallbacks updateActionStateImpl
  dispatchActionState runActionStateAction notifyActionListeners handleActionReturnValue onActionSuccess
  onActionError`;

/** Functions as actions of forms, and transitions that wait for them. */
const actions =
  'startHostTransition ensureFormComponentIsStateful defaultOnDefaultTransitionIndicator';

/** Styles with a precedence, scripts with `async`. */
const styles = `
  acquireResource suspendResource insertSuspendedStylesheets insertStylesheetIntoRoot insertStylesheet
  preloadStylesheet preloadResourceAndSuspendIfNeeded`;

/** The way to a component that failed, in the letters of a build; `findDOMNode`, `unstable_scheduleHydration`. */
const paths = `
  describeNativeComponentFrame describeBuiltInComponentFrame describeFiber findCurrentFiberUsingSlowPath
  findCurrentHostFiberImpl attemptExplicitHydrationTarget`;

export const neverRunOfReactDom: NeverRun = {
  refused: `FragmentInstance updateSuspenseListComponent updateActivityComponent mountActionState
    updateActionState rerenderActionState mountDeferredValueImpl updateDeferredValueImpl useMemoCache
    refreshCache setPropOnCustomElement preload preloadModule preinitStyle preinitScript
    preinitModuleScript preconnectAs`,
  empty: [transitions, fragments, rarities, actions, styles, paths].join(' '),
  instead: {
    getResource: '() { return null; }',
    waitForCommitToBeReady: '() { return null; }',
    getStackByFiberInDevAndProd: "() { return ''; }",
  },
  changed: [
    [
      /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([^]*?^\};$/gm,
      '',
    ],
    [/^ReactDOMSharedInternals\.findDOMNode = [^]*?^\};$/m, ''],
    // onSelect, onComposition…, onBeforeInput, and the submission of forms whose action is a function.
    [
      /^ {6}handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\s*switch \(domEventName\) \{\s*case "focusin":[^]*?^ {6}extractEvents\$1\([^)]*\);/m,
      '',
    ],
  ],
};
