/** Script that deletes a lease, unless it has expired and another holder has it; returns 1 if it did. */
export const RELEASE = `
if redis.call("get", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("del", KEYS[1])`;
