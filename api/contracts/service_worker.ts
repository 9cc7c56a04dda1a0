/** Where the web build has its service worker: at the root, because it answers for all pages. */
export const SERVICE_WORKER_FILE = '/service-worker.js'

/** What an operator puts in its place to remove it from all devices. */
export const RETIRED_WORKER_FILE = '/service-worker-retired.js'
