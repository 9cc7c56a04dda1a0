import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/api-error'
import { askOrReadKept, readKept } from '@/lib/offline/kept-contents'
import { mediaUrl } from '@/lib/api/request-url'

/** The name under which a device keeps a file. */
export const keptFileKey = (path: string) => `recording:${path}`

/**
 * A file of a question, a recording or a passage's picture, as an address in this page's memory. It is fetched once and kept on the device,
 * so that a recording's lines can be played again and again, also without a network.
 * @param path the API's path of the file; null for none
 */
export const questionFileQuery = (path: string | null) =>
  queryOptions({
    queryKey: ['explained-recording', path],
    enabled: path !== null,
    queryFn: async ({ signal }) => {
      const key = keptFileKey(path ?? '')
      // A stored file's name never gets another content; the practice bank's files may change with a version.
      const kept = path?.startsWith('/uploads/') ? await readKept<Blob>(key) : undefined
      const blob = kept ?? (await askOrReadKept(key, () => fetchFile(path, signal)))
      return URL.createObjectURL(blob)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

async function fetchFile(path: string | null, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(mediaUrl(path) ?? '', { signal }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, cause })
  })
  if (!response.ok) throw new ApiError({ status: response.status })
  return response.blob()
}
