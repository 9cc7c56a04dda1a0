export type MayOpenMedia = (
  userId: number,
  folder: 'audio' | 'reading',
  file: string,
  now: number
) => Promise<boolean>

/**
 * Which media a learner may open again after an exam, where its explanations are open to them. A room above this one
 * registers how to find out.
 */
export class ExplainedMedia {
  constructor(readonly mayOpen: MayOpenMedia) {}
}
