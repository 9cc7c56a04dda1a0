import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type SchoolClass from '#app/classes/models/school_class'
import type Package from '#app/packages/models/package'
import ClassPayment from '#app/payments/models/class_payment'

/** Creates a payment of the class for these learners, pending by default. No proof is stored for it. */
export async function createClassPayment(
  schoolClass: SchoolClass,
  { pack, learners, admin }: { pack: Package; learners: readonly User[]; admin: User },
  attributes: Partial<ClassPayment> = {}
): Promise<ClassPayment> {
  const { status = 'pending' } = attributes
  const payment = await ClassPayment.create({
    classId: schoolClass.id,
    className: schoolClass.name,
    packageId: pack.id,
    packageName: pack.name,
    learners: learners.length,
    amount: pack.price * learners.length,
    proof: `${randomBytes(16).toString('hex')}.jpg`,
    status,
    pendingKey: status === 'pending' ? ClassPayment.pendingKeyOf(schoolClass.id, pack.id) : null,
    createdBy: admin.id,
    createdAt: Date.now(),
    ...attributes,
  })
  for (const { id } of learners) {
    await db
      .table('class_payment_learners')
      .insert({ class_payment_id: payment.id, user_id: id, outcome: null })
  }
  return payment
}
