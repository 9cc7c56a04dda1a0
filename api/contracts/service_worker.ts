/** The service worker's place in the web build: at the root, because it handles all pages. */
export const SERVICE_WORKER_FILE = '/service-worker.js'

/** The file that an operator puts in its place to remove it from all devices. */
export const RETIRED_WORKER_FILE = '/service-worker-retired.js'
