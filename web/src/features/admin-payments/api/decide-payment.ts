import { mutationOptions } from '@tanstack/react-query'
import { PAYMENTS_KEY } from '@/features/admin-payments/api/list-payments'
import { api } from '@/lib/api/client'

export type Decision =
  { id: number; status: 'confirmed' } | { id: number; status: 'rejected'; alasanPenolakan: string }

/** Confirms or rejects a pending payment; 409 when somebody has done so before. The list is fetched anew either way. */
export const decidePaymentMutation = mutationOptions({
  mutationFn: ({ id, ...body }: Decision) =>
    api.put('/admin/payments/:id/status', { params: { id }, body }),
  onSettled: (_data, _error, _decision, _result, { client }) => {
    void client.invalidateQueries({ queryKey: PAYMENTS_KEY })
  },
})
