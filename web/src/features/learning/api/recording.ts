import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/api-error'
import { mediaUrl } from '@/lib/api/request-url'

/**
 * A recording as an address in this page's memory. It is fetched once, so that its lines can be played again and again,
 * also without a network.
 * @param path the API's path of the file; null for no recording
 */
export const recordingQuery = (path: string | null) =>
  queryOptions({
    queryKey: ['explained-recording', path],
    enabled: path !== null,
    queryFn: async ({ signal }) => {
      const response = await fetch(mediaUrl(path) ?? '', { signal }).catch((cause: unknown) => {
        throw new ApiError({ status: 0, cause })
      })
      if (!response.ok) throw new ApiError({ status: response.status })
      return URL.createObjectURL(await response.blob())
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
