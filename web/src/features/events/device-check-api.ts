import { queryOptions, mutationOptions } from '@tanstack/react-query'
import { LINE_SAMPLE_PATH } from '@lulus/api/contracts/device_check'
import { api, type ResponseAt } from '@/lib/api/client'
import { measureDevice, type Answered } from '@/features/events/model/measure-device'

type OwnCheck = ResponseAt<'GET', '/jadwal/:id/cek-perangkat'>
/** The server's judgement of a device. */
export type Receipt = NonNullable<OwnCheck['tandaTerima']>
export type Finding = Receipt['cek'][number]

const readCheck = (id: number, signal?: AbortSignal) =>
  api.get('/jadwal/:id/cek-perangkat', { params: { id }, ...(signal && { signal }) })

/** What a device is checked for, and its last receipt. */
export const ownCheckQuery = (id: number) =>
  queryOptions({
    queryKey: ['events', id, 'check'],
    queryFn: ({ signal }) => readCheck(id, signal),
    staleTime: 0,
  })

const fetchSample = async () => (await api.download(LINE_SAMPLE_PATH, 'sampel.bin')).blob.size

/** Measures this device, and has the server judge it. */
export const checkDeviceMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (answered: Answered) => {
      const begun = performance.now()
      await readCheck(id)
      const roundTrip = Math.round(performance.now() - begun)
      const body = { ...(await measureDevice(answered, fetchSample)), perjalanan: roundTrip }
      return api.post('/jadwal/:id/cek-perangkat', {
        params: { id },
        body: { ...body, jam: new Date().toISOString() },
      })
    },
    onSuccess: ({ data }, _answered, _result, { client }) => {
      client.setQueryData(
        ownCheckQuery(id).queryKey,
        (before) => before && { ...before, tandaTerima: data }
      )
    },
  })
