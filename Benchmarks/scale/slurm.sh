#!/bin/sh
# Builds a site in parts as a job array of Slurm, on a controller and two nodes that it starts on this
# machine; kills a node and its job in the middle, so that Slurm makes the part again on the other one;
# joins the parts in a job that depends on the array; and compares the result with the site built in
# one piece. Needs slurm-wlm and munge, and root. The settings are in common.sh.
#
#   sh Benchmarks/scale/slurm.sh
#   NUMBER=100000 SHARDS=8 sh Benchmarks/scale/slurm.sh
set -eu
cd "$(dirname "$0")/../.."
. Benchmarks/scale/common.sh
build_whole
rm -rf "$work/parts" "$work/joined" "$work/slurm"
mkdir -p "$work/parts" "$work/slurm/state" "$work/slurm/spool-node1" "$work/slurm/spool-node2"
chmod 755 "$work/slurm"

# The cluster.
sed -e "s#@HOST@#$(hostname -s)#" -e "s#@WORK@#$work#" -e "s#@USER@#$(id -un)#" \
  Benchmarks/scale/slurm.conf.in >"$work/slurm/slurm.conf"
export SLURM_CONF=$work/slurm/slurm.conf
head -c 1024 /dev/urandom >"$work/slurm/munge.key"
chmod 400 "$work/slurm/munge.key"
munged --force --key-file="$work/slurm/munge.key" --socket="$work/slurm/munge.socket" \
  --pid-file="$work/slurm/munge.pid" --log-file="$work/slurm/munge.log" \
  --seed-file="$work/slurm/munge.seed"
slurmctld -D >"$work/slurm/controller.log" 2>&1 &
controller=$!
slurmd -D -N node1 >"$work/slurm/node1.log" 2>&1 &
first=$!
slurmd -D -N node2 >"$work/slurm/node2.log" 2>&1 &
second=$!
end() {
  kill $first $second $controller "$(cat "$work/slurm/munge.pid")" 2>/dev/null || true
}
trap end EXIT
trap 'exit 1' INT TERM
until sinfo -h -o %T 2>/dev/null | grep -q idle; do sleep 0.2; done
sinfo

# The parts, and what joins them.
cat >"$work/slurm/part.sh" <<JOB
#!/bin/sh
exec "$apus" build "$site" --clock $clock --threads 1 \\
  --shard "\$SLURM_ARRAY_TASK_ID/$shards" --output "$work/parts/\$SLURM_ARRAY_TASK_ID"
JOB
cat >"$work/slurm/join.sh" <<JOB
#!/bin/sh
exec "$apus" join "$work"/parts/* --output "$work/joined"
JOB
begin=$(date +%s)
parts=$(sbatch --parsable --requeue --array="1-$shards" --cpus-per-task=1 \
  --output="$work/slurm/part-%a.log" --open-mode=append "$work/slurm/part.sh")
joining=$(sbatch --parsable --dependency="afterok:$parts" --output="$work/slurm/join.log" \
  "$work/slurm/join.sh")
squeue

# Node 2 dies, with its job: the daemon, what looks after the job, and the job itself.
until squeue -h -w node2 -t R -o %K | grep -q .; do sleep 0.1; done
part=$(squeue -h -w node2 -t R -o %K | head -n 1)
process=$(process_of_part "$part")
kill -KILL $second "$(ps -o ppid= -p "$process" | tr -d ' ')" "$process"
echo "killed node2, on which part $part was made (process $process)"

until [ -z "$(squeue -h -j "$joining" 2>/dev/null)" ]; do sleep 1; done
echo "parts and join, with a node that died: $(($(date +%s) - begin)) s"
scontrol show job "$parts" | grep -E 'ArrayTaskId|Restarts' | sed 's/^ */  /'
cat "$work"/slurm/part-*.log "$work/slurm/join.log"
compare
