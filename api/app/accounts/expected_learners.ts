/** Whether a learner has an exam that runs or begins soon. @param now epoch milliseconds */
export type IsExpected = (userId: number, now: number) => Promise<boolean>

/** Who sits an exam about now. Events stand above this room and hand in how to find out. */
export class ExpectedLearners {
  constructor(readonly has: IsExpected) {}
}
