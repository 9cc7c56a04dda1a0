/** Called with the sent fraction of a request, from 0 to 1. */
export type UploadProgress = (share: number) => void

interface Upload {
  method: string
  headers: Headers
  body: XMLHttpRequestBodyInit | null
  signal: AbortSignal
}

/** Like `fetch`, with upload progress, which `fetch` can't report. Rejects as `fetch` does. */
export function fetchWithProgress(
  url: string,
  { method, headers, body, signal }: Upload,
  onProgress: UploadProgress
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)

    request.open(method, url)
    request.responseType = 'arraybuffer'
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(total > 0 ? loaded / total : 1)
    }
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(new DOMException('The operation was aborted.', 'AbortError'))
    request.onloadend = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) request.onabort(new ProgressEvent('abort'))
    else request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const isBodiless = request.status === 204 || request.status === 304
  return new Response(isBodiless ? null : (request.response as ArrayBuffer), {
    status: request.status,
    headers,
  })
}
