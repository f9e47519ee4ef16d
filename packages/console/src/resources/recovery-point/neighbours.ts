/** Where a plan's page is. Its own folder enters this one: two indexes that name each other would be a circle. */
export const backupPlanDetails = (id: string) => `/compute/backup-plans/${id}`;
