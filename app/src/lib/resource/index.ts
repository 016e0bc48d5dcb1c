export { hashOf, type Key, type Kept, type Resource, Resources } from "./Resources";
export { useAction } from "./useAction";
export { ResourcesProvider, useBusy, useLastData, usePolling, useResource, useResources } from "./useResource";
